import * as z from 'zod/mini';
import { visitorStore } from '../../../lib/device/storage.ts';

/** Any text; nothing of it leaves the browser but as a checked selection. */
const text = z.custom<string>((value) => typeof value === 'string');

const templates = z.array(
  z.object({
    name: text,
    lines: z.array(
      z.object({
        play: text,
        selection: text,
        unit: text,
        multiple: z.number(),
        series: z.nullable(z.number()),
      }),
    ),
  }),
);

/** A saved slip. */
export type Template = z.infer<typeof templates>[number];

export const mostTemplates = 20;
export const longestName = 30;

const keyOf = (account: string, gameCode: string) => `lotterySlips.${account}.${gameCode}`;

/** The saved slips of a member and game; what cannot be read is no slip. */
export function readTemplates(account: string, gameCode: string): Template[] {
  try {
    const kept: unknown = JSON.parse(visitorStore.read(keyOf(account, gameCode)) ?? '[]');
    const { data = [] } = templates.safeParse(kept);
    return data;
  } catch {
    return [];
  }
}

/** Keeps the slips, the newest first; one with the same name is replaced. None above the most. */
export function saveTemplate(account: string, gameCode: string, made: Template): Template[] {
  const others = readTemplates(account, gameCode).filter(({ name }) => name !== made.name);
  if (others.length >= mostTemplates) return others;
  return keep(account, gameCode, [made, ...others]);
}

export const removeTemplate = (account: string, gameCode: string, name: string): Template[] =>
  keep(
    account,
    gameCode,
    readTemplates(account, gameCode).filter((one) => one.name !== name),
  );

function keep(account: string, gameCode: string, all: Template[]): Template[] {
  visitorStore.write(keyOf(account, gameCode), JSON.stringify(all));
  return all;
}
