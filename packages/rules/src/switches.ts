/** The module switches of a brand, as a tree: a child counts only while its parent is on. */
export interface ModuleSwitch {
  modId: string;
  enabled: boolean;
  childrenNodes: ModuleSwitch[];
}

/** Every switch that the product knows, and where it hangs. */
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

/** The tree that the site sends, from the switches that a brand has on. */
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

/** Whether a switch is on, at any depth, with every parent of it on. */
export function switchOn(tree: readonly ModuleSwitch[], modId: SwitchId): boolean {
  return tree.some(
    (node) => node.enabled && (node.modId === modId || switchOn(node.childrenNodes, modId)),
  );
}
