import { useTranslation } from 'react-i18next';

const categories = [
  ...(['LOTT', 'ELOTT', 'LIVE', 'RNG', 'SPORTS', 'ESPORTS', 'FISH', 'PVP'] as const),
  ...(['COCKFIGHT', 'INHOUSE'] as const),
];

/** Names a category of games. */
export function useCategoryText(): (category: string) => string {
  const { t } = useTranslation(['agent', 'games']);
  return (category) => {
    const known = categories.find((one) => one === category);
    return known ? t(`games:category.${known}`) : t('figures.other');
  };
}
