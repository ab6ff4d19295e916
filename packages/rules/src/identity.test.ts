import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mayOpenAgentCentre, nameKey } from './identity.ts';

describe('REG-07 the form under which a name is unique', () => {
  it.each(['FIRE', 'Fire', 'ﬁre', 'ＦＩＲＥ', 'ﬁRE'])('is that of fire for %s', (name) => {
    expect(nameKey(name)).toBe('fire');
  });

  it('is the same for composed and decomposed letters', () => {
    expect(nameKey('Ngu\u0302')).toBe(nameKey('Ng\u00fb'));
  });

  it('is its own form', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 20 }), (name) => {
        expect(nameKey(nameKey(name))).toBe(nameKey(name));
      }),
    );
  });
});

it('MEM-05 the agent centre is for agents and their assistants alone', () => {
  const types = [0, 1, 2, 3, 4, 41, 42];
  expect(types.filter(mayOpenAgentCentre)).toEqual([1, 2, 41, 42]);
});
