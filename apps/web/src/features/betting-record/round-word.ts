import { useTranslation } from 'react-i18next';

/** The faces of the dice of our own game, by its codes. */
const symbols = ['gourd', 'crab', 'prawn', 'fish', 'rooster', 'deer'] as const;

/** Translates a game's code; an unknown code is shown as plain text. */
export function useRoundWord(): (code: string) => string {
  const { t } = useTranslation('records');
  return (code) => {
    const symbol = symbols.find((known) => known === code);
    return symbol ? t(`symbol.${symbol}`) : code.replaceAll(/[_-]+(?=[a-z])/gi, ' ').trim();
  };
}
