const element = (name: string) => (text: string) => `<${name}>${text}</${name}>`;
const list = (name: string) => (items: readonly string[]) =>
  element(name)(items.map(element('li')).join(''));

export const heading = element('h3');
export const paragraph = element('p');
export const strong = element('strong');
export const bullets = list('ul');
export const steps = list('ol');

/** The sentences of one paragraph. */
export const sentences = (...all: readonly string[]): string => all.join(' ');

/** A link to a page of this site, in the form that sanitising leaves unchanged. */
export const link = (address: string, text: string) =>
  `<a href="${address}" rel="noopener nofollow">${text}</a>`;

/** Turns lists into bullets and every other part into a paragraph, unless it is an element. */
export const html = (...parts: readonly (string | readonly string[])[]): string =>
  parts
    .map((part) => {
      if (typeof part !== 'string') return bullets(part);
      return part.startsWith('<h') || part.startsWith('<ol') ? part : paragraph(part);
    })
    .join('');
