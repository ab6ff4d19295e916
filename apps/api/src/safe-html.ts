import sanitize, { type Attributes, type Tag } from 'sanitize-html';

/** Deeper than any real text; elements below this depth are removed. */
const deepest = 20;

/** Elements that are removed with their text, which is not for readers. */
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

/** Characters that browsers skip in an address, or read as other characters. */
const tricky = /[\p{Cc}\p{Cf}\s\\]/u;

/** Whether a link in a text is allowed: https, mailto, or a path of this site. */
export function isSafeLink(address: string): boolean {
  if (tricky.test(address)) return false;
  return (
    /^https:\/\/[^/]/i.test(address) || /^mailto:[^/]/i.test(address) || /^\/(?!\/)/.test(address)
  );
}

/** Pictures must come from this site: another host would see the readers' addresses. */
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

/** A forbidden link is replaced by its text; a foreign picture is removed. */
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

/** Removing an element can create new markup. Text that needs more rounds is hostile. */
const readings = 5;

/**
 * Reduces HTML to the few elements that a text needs, without scripts, styles and external
 * resources. Safe HTML stays unchanged.
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
