import clsx from 'clsx';
import DOMPurify from 'dompurify';
import { type ReactNode, useMemo } from 'react';

/**
 * What a text of the brand’s people may be made of; the site lets through the same when it is
 * written and when it is sent.
 */
const elements = [
  ...['p', 'br', 'b', 'strong', 'i', 'em', 'u', 'a', 'ul', 'ol', 'li', 'h2', 'h3', 'h4', 'img'],
  ...['table', 'thead', 'tbody', 'tr', 'th', 'td'],
];
const attributes = ['href', 'src', 'alt', 'width', 'height', 'colspan', 'rowspan', 'scope'];
/** Web and mail addresses, paths of this site and places on this page. */
const addresses = /^(?:https?:|mailto:|\/(?![/\\])|#)/i;
const ownPicture = /^\/media\//;

const isOutside = (link: Element) => /^https?:/i.test(link.getAttribute('href') ?? '');

DOMPurify.addHook('afterSanitizeAttributes', (element) => {
  if (element.nodeName === 'IMG') {
    if (!ownPicture.test(element.getAttribute('src') ?? '')) element.remove();
    else element.setAttribute('loading', 'lazy');
  }
  if (element.nodeName === 'A' && isOutside(element)) {
    element.setAttribute('rel', 'noopener nofollow');
    element.setAttribute('target', '_blank');
  }
});

function clean(html: string): string {
  const trusted = DOMPurify.sanitize(html, {
    ALLOWED_TAGS: elements,
    ALLOWED_ATTR: attributes,
    ALLOWED_URI_REGEXP: addresses,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    RETURN_TRUSTED_TYPE: true,
  });
  // The browser accepts only trusted HTML here, but React's types know only strings.
  return trusted as unknown as string;
}

/**
 * HTML of the brand’s people: announcements, help, promotions. The one place of the site that shows
 * any (K1). It has the direction of its own language, which need not be the page's.
 */
export function RichText({ html, className }: { html: string; className?: string }): ReactNode {
  const cleaned = useMemo(() => ({ __html: clean(html) }), [html]);
  // It was cleaned in the line above, and the policy of the page takes nothing else.
  return (
    <div dir="auto" className={clsx('rich-text', className)} dangerouslySetInnerHTML={cleaned} />
  );
}
