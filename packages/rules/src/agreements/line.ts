/** An agreement in the line of its agent. */
export interface InLine {
  id: string;
  /** The agreement of the direct upline; null where the brand is the payer. */
  upline: string | null;
}

/** Agreements of one kind and period, with each upline before its downlines. */
export interface Line<Node extends InLine> {
  topDown: readonly Node[];
  uplineOf: (node: Node) => Node | undefined;
  downlinesOf: (node: Node) => readonly Node[];
}

/** @throws RangeError for an unknown upline or a cycle */
export function lineOf<Node extends InLine>(nodes: readonly Node[]): Line<Node> {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const below = new Map<string, Node[]>();
  const topDown: Node[] = [];
  for (const node of nodes) {
    if (node.upline === null) topDown.push(node);
    else if (!byId.has(node.upline))
      throw new RangeError(`The agreement ${node.upline} is not in the line.`);
    else {
      const known = below.get(node.upline);
      if (known) known.push(node);
      else below.set(node.upline, [node]);
    }
  }
  const downlinesOf = ({ id }: Node) => below.get(id) ?? [];
  // The array grows while it is read.
  for (const node of topDown) for (const each of downlinesOf(node)) topDown.push(each);
  if (topDown.length !== nodes.length) throw new RangeError('The line has a cycle.');
  return {
    topDown,
    downlinesOf,
    uplineOf: ({ upline }) => (upline === null ? undefined : byId.get(upline)),
  };
}

/** A node and all below it, each upline before its downlines. */
export function withAllBelow<Node extends InLine>(
  line: Line<Node>,
  nodes: readonly Node[],
): Node[] {
  const found = new Set(nodes);
  for (const node of found) for (const below of line.downlinesOf(node)) found.add(below);
  return [...found];
}
