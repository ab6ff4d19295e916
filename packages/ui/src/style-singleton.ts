import { useEffect } from 'react';

/**
 * Replaces `react-style-singleton`, with which Radix locks page scroll. That one writes a `<style>`
 * element, which the content security policy refuses; a constructed sheet is allowed.
 */
export function styleSingleton() {
  let users = 0;
  let sheet: CSSStyleSheet | undefined;

  const add = (styles: string) => {
    users += 1;
    if (sheet) return;
    sheet = new CSSStyleSheet();
    sheet.replaceSync(styles);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  };
  const remove = () => {
    users -= 1;
    if (users > 0) return;
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter(
      (adopted) => adopted !== sheet,
    );
    sheet = undefined;
  };

  return function Sheet({ styles }: { styles: string }): null {
    useEffect(() => {
      add(styles);
      return remove;
    }, [styles]);
    return null;
  };
}
