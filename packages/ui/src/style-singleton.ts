import { useEffect } from 'react';

/**
 * Stands in for `react-style-singleton`, by which Radix locks the scroll of the page. That one
 * writes a `<style>` element, which our content security policy rightly refuses; a constructed
 * sheet is allowed and does the same.
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
