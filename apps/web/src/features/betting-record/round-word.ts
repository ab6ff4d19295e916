import { useTranslation } from 'react-i18next';

/** The faces of the dice of our own game, by the codes that it tells them by. */
const symbols = ['gourd', 'crab', 'prawn', 'fish', 'rooster', 'deer'] as const;

/**
 * Says a game's own code in the page's language; one that nobody has words for stands as it is,
 * without the marks of a code.
 */
export function useRoundWord(): (code: string) => string {
  const { t } = useTranslation('records');
  return (code) => {
    const symbol = symbols.find((known) => known === code);
    return symbol ? t(`symbol.${symbol}`) : code.replaceAll(/[_-]+(?=[a-z])/gi, ' ').trim();
  };
}
