/** Markup that is already escaped. */
export class Html {
  readonly markup: string;

  constructor(markup: string) {
    this.markup = markup;
  }
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

type Value = string | number | Html | readonly Html[];

function render(value: Value): string {
  if (value instanceof Html) return value.markup;
  if (typeof value === 'object') return value.map(render).join('');
  return String(value).replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? sign);
}

/** Builds markup. All values are escaped, except markup built the same way. */
export function html(parts: TemplateStringsArray, ...values: Value[]): Html {
  return new Html(
    parts.reduce((text, part, index) => text + render(values[index - 1] ?? '') + part),
  );
}

export const nothing = html``;
