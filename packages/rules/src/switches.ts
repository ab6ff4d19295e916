/** A brand's module switches as a tree: a child counts only while its parent is on. */
export interface ModuleSwitch {
  modId: string;
  enabled: boolean;
  childrenNodes: ModuleSwitch[];
}

/** All switches with their parents. */
export const switchTree = {
  REGISTRATION: ['USERNAMEREG3', 'MOBILEREG3', 'MOBILEREGPWD3', 'SMSVERIFREG3', 'DIRECTREG3'],
  LOGIN: [
    'MOBILEVERCODELOGIN3',
    'CHNGPASSVERIF3',
    'PASSEXPIRY3',
    'FREEPLAY3',
    'GOOGLELOGIN3',
    'FACEBOOKLOGIN3',
    'RESTRICTVISIT3',
  ],
  AGENT: ['DIVIDEND3', 'DAILYSALARY3', 'HOURLYSALARY3', 'REALTIMESALARY3'],
  CHAT: ['CBS3'],
} as const;

export type SwitchId = (typeof switchTree)[keyof typeof switchTree][number];

export const switchIds: readonly SwitchId[] = Object.values(switchTree).flat();

/** Builds the switch tree sent to the site from a brand's enabled switches. */
export function buildSwitchTree(on: readonly string[]): ModuleSwitch[] {
  return Object.entries(switchTree).map(([modId, children]) => ({
    modId,
    enabled: children.some((child) => on.includes(child)),
    childrenNodes: children.map((child) => ({
      modId: child,
      enabled: on.includes(child),
      childrenNodes: [],
    })),
  }));
}

/** Checks that a switch and all its parents are on. */
export function switchOn(tree: readonly ModuleSwitch[], modId: SwitchId): boolean {
  return tree.some(
    (node) => node.enabled && (node.modId === modId || switchOn(node.childrenNodes, modId)),
  );
}
