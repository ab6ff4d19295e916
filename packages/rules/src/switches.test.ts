import { describe, expect, it } from 'vitest';
import { buildSwitchTree, switchIds, switchOn } from './switches.ts';

describe('SYS-02 the switches of a brand', () => {
  it('are all there, on or off', () => {
    const ids = buildSwitchTree([]).flatMap(({ childrenNodes }) =>
      childrenNodes.map(({ modId }) => modId),
    );
    expect(ids).toEqual(switchIds);
  });

  it.each(switchIds)('%s is on for a brand that has it on, and no other is', (id) => {
    const tree = buildSwitchTree([id]);
    expect(switchIds.filter((one) => switchOn(tree, one))).toEqual([id]);
  });

  it('are off below a parent that is off', () => {
    const tree = buildSwitchTree(['CBS3']).map((node) => ({ ...node, enabled: false }));
    expect(switchOn(tree, 'CBS3')).toBe(false);
  });

  it('are found at any depth', () => {
    const leaf = { modId: 'CBS3', enabled: true, childrenNodes: [] };
    const tree = [
      {
        modId: 'A',
        enabled: true,
        childrenNodes: [{ modId: 'B', enabled: true, childrenNodes: [leaf] }],
      },
    ];
    expect(switchOn(tree, 'CBS3')).toBe(true);
  });
});
