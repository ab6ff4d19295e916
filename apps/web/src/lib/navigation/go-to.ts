/**
 * Leaves the site for another one, such as a payment page or a sign-in provider, in the same tab.
 * Only a web address is followed.
 */
export function goTo(address: string): void {
  const { protocol, href } = new URL(address, location.href);
  if (protocol !== 'https:' && protocol !== 'http:')
    throw new TypeError(`${protocol} is no address of a page.`);
  location.assign(href);
}
