import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { RichText } from './rich-text.tsx';

const shown = (html: string) => render(<RichText html={html} />).container.innerHTML;

const attacks = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<img src="https://evil.test/pixel.png">',
  '<svg onload=alert(1)><a xlink:href="javascript:alert(1)">x</a></svg>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="java\tscript:alert(1)">x</a>',
  '<a href="&#106;avascript:alert(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<a href="vbscript:msgbox(1)">x</a>',
  '<a href="//evil.test">x</a>',
  '<a href="/\\evil.test">x</a>',
  '<iframe src="https://evil.test"></iframe>',
  '<form action="https://evil.test"><button>go</button></form>',
  '<style>body{display:none}</style>',
  '<p style="position:fixed;inset:0">x</p>',
  '<p class="fixed inset-0" id="root" onclick="alert(1)">x</p>',
  '<base href="https://evil.test"><meta http-equiv="refresh" content="0">',
  '<math><mtext><table><mglyph><style><img src onerror=alert(1)>',
  '<noscript><p title="</noscript><img src onerror=alert(1)>">',
];

describe('K1 a text of the brand’s people', () => {
  it.each(attacks)('K1 K2 does nothing: %s', (attack) => {
    const html = shown(attack);
    expect(html).not.toMatch(
      /script|on\w+=|style=|evil\.test|<(svg|iframe|form|base|meta|button|math)|id=|data:/i,
    );
  });

  it('I18N-01 has the direction of its own language', () => {
    const { container } = render(<RichText html="<p>Welcome</p>" />);
    expect(container.firstElementChild).toHaveAttribute('dir', 'auto');
  });

  it('K1 keeps headings, lists, tables and links', () => {
    shown(
      '<h3>Rules</h3><ul><li>One</li></ul>' +
        '<table><tbody><tr><th scope="row">a</th><td>b</td></tr></tbody></table>',
    );
    expect(screen.getByRole('heading', { name: 'Rules' })).toBeVisible();
    expect(screen.getByRole('listitem')).toHaveTextContent('One');
    expect(screen.getByRole('table')).toHaveTextContent('ab');
  });

  it('K2 a link to another site opens in a new tab without an opener', () => {
    shown('<a href="https://example.com/x">there</a><a href="/help#wallet">here</a>');
    expect(screen.getByRole('link', { name: 'there' })).toHaveAttribute('rel', 'noopener nofollow');
    expect(screen.getByRole('link', { name: 'there' })).toHaveAttribute('target', '_blank');
    expect(screen.getByRole('link', { name: 'here' })).not.toHaveAttribute('target');
  });

  it('K1 shows pictures of this site alone', () => {
    shown('<img src="/media/art/banner/x.svg" alt="Bowl"><img src="/other.png" alt="No">');
    expect(screen.getAllByRole('img').map((picture) => picture.getAttribute('alt'))).toEqual([
      'Bowl',
    ]);
  });
});
