/** Leaves the site for the page of a payment provider, in the same tab. Only a web address is followed. */
export function goTo(address: string): void {
  const { protocol, href } = new URL(address, location.href);
  if (protocol !== 'https:' && protocol !== 'http:')
    throw new TypeError(`${protocol} is no address of a payment page.`);
  location.assign(href);
}
