import { describe, expect, it } from 'vitest';
import { certify, Lacking } from './certify.ts';
import { isGreen, reportOf } from './report.ts';

const at = new Date('2026-11-24T00:00:00Z');
const subject = { vendor: 'BGS', protocol: 'seamless', address: 'http://site.test', at };
const step = (title: string, run: () => Promise<void>, lacks?: string) => ({
  ...{ number: 'F1', title, run, lacks },
});

describe('GAM-27 the report', () => {
  it('GAM-27 runs every check, also after a red one, and is red then', async () => {
    const lines = await certify([
      step('fails', () => Promise.reject(new Error('<b>no</b>'))),
      step('holds', async () => {}),
      step('is missing', () => Promise.reject(new Error('never runs')), 'no time'),
      step('needs a grant', () => Promise.reject(new Lacking('no grant'))),
    ]);
    expect(lines.map(({ result }) => result)).toEqual(['red', 'green', 'none', 'none']);
    expect(isGreen(lines)).toBe(false);
    expect(isGreen(lines.slice(1))).toBe(true);
    const page = reportOf(subject, lines);
    expect(page).toContain('Red: 1 passed, 1 failed, 2 not checked');
    expect(page).toContain('&lt;b&gt;no&lt;/b&gt;');
    expect(page).not.toMatch(/<script|src=|href=|<b>no/);
  });

  it('GAM-27 is red without any green check', () => {
    expect(isGreen([])).toBe(false);
  });
});
