import type { TFunction } from 'i18next';

const options = [
  ...(['big', 'small', 'odd', 'even', 'dragon', 'tiger', 'tie', 'triple', 'straight'] as const),
  ...(['pair', 'half', 'mixed', 'none', 'bull', 'upper', 'lower', 'gold', 'wood'] as const),
  ...(['water', 'fire', 'earth', 'red', 'blue', 'green', 'any'] as const),
] as const;
type Option = (typeof options)[number];
const isOption = (token: string): token is Option => (options as readonly string[]).includes(token);

/** A token as a page prints it: numbers as they are, sides and forms by their names. */
export const tokenName = (t: TFunction<'lottery'>, token: string): string =>
  isOption(token) ? t(`option.${token}`) : token;
