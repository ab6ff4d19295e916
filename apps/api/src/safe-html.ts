import sanitize, { type Attributes, type Tag } from 'sanitize-html';

/** Deeper than any text of ours; what lies deeper loses its elements. */
const deepest = 20;

/** Elements of which not even the text is kept: it was never meant to be read. */
const silent = [
  ...[
    'script',
    'style',
    'textarea',
    'option',
    'select',
    'title',
    'template',
    'object',
    'svg',
    'math',
  ],
  ...['noscript', 'noembed', 'noframes', 'iframe', 'xmp', 'plaintext'],
];

/**
 * Spaces and control characters, which browsers skip in an address, and signs that they read as
 * others.
 */
const tricky = /[\p{Cc}\p{Cf}\s\\]/u;

/**
 * Whether a link of a text may lead there: to a page by https, to somebody by mail, or to a place
 * of this site.
 */
export function isSafeLink(address: string): boolean {
  if (tricky.test(address)) return false;
  return (
    /^https:\/\/[^/]/i.test(address) || /^mailto:[^/]/i.test(address) || /^\/(?!\/)/.test(address)
  );
}

/** Pictures come from this site alone: another host would see who reads. */
const isOwnPicture = (address: string) =>
  address.startsWith('/media/') && !tricky.test(address) && !address.includes('..');

function keepAddress(_name: string, { href }: Attributes): Tag {
  const kept = href !== undefined && isSafeLink(href);
  return { tagName: 'a', attribs: kept ? { href, rel: 'noopener nofollow' } : {} };
}

const keepPicture = (_name: string, { src = '', alt = '' }: Attributes): Tag => ({
  tagName: 'img',
  attribs: { src, alt },
});

/** A link to nowhere becomes the words in it; a picture from elsewhere goes. */
function isPointless({ tag, attribs }: sanitize.IFrame): boolean | 'excludeTag' {
  if (tag === 'a' && attribs.href === undefined) return 'excludeTag';
  return tag === 'img' && !isOwnPicture(attribs.src ?? '');
}

const options: sanitize.IOptions = {
  allowedTags: [
    ...['p', 'br', 'b', 'strong', 'i', 'em', 'u', 'a', 'ul', 'ol', 'li', 'h2', 'h3', 'h4'],
    ...['table', 'thead', 'tbody', 'tr', 'th', 'td', 'img'],
  ],
  allowedAttributes: { a: ['href', 'rel'], img: ['src', 'alt'] },
  allowedSchemes: ['https', 'mailto'],
  allowProtocolRelative: false,
  nonTextTags: silent,
  transformTags: { a: keepAddress, img: keepPicture },
  exclusiveFilter: isPointless,
  nestingLimit: deepest,
};

/**
 * What an element leaves behind can make the next reading of a text another one; after so many
 * nobody has written it in good faith.
 */
const readings = 5;

/**
 * HTML of which only the few elements that a text needs are left; nothing in it runs, is loaded
 * from elsewhere or has a style. What is safe already stays as it is.
 */
export function safeHtml(html: string): string {
  let read = html;
  for (let time = 0; time < readings; time += 1) {
    const again = sanitize(read, options);
    if (again === read) return again;
    read = again;
  }
  return sanitize(read, { allowedTags: [], nonTextTags: silent });
}
