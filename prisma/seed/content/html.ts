const element = (name: string) => (text: string) => `<${name}>${text}</${name}>`;
const list = (name: string) => (items: readonly string[]) =>
  element(name)(items.map(element('li')).join(''));

export const heading = element('h3');
export const paragraph = element('p');
export const strong = element('strong');
export const bullets = list('ul');
export const steps = list('ol');

/** A link to a page of this site, as it stands after sanitising. */
export const link = (address: string, text: string) =>
  `<a href="${address}" rel="noopener nofollow">${text}</a>`;

/**
 * What is a list becomes bullets, and every other part a paragraph, unless it is an element
 * already.
 */
export const html = (...parts: readonly (string | readonly string[])[]): string =>
  parts
    .map((part) => {
      if (typeof part !== 'string') return bullets(part);
      return part.startsWith('<h') || part.startsWith('<ol') ? part : paragraph(part);
    })
    .join('');
