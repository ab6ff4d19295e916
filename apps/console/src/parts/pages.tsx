import { Pager } from '@lantern/ui';
import { useTranslation } from 'react-i18next';

/** The pages of a list, with the texts of the console. */
export function Pages({
  page,
  totalPages,
  onPage,
}: {
  page: number;
  totalPages: number;
  onPage: (page: number) => void;
}) {
  const { t } = useTranslation();
  return (
    <Pager
      {...{ page, totalPages, onPage }}
      label={t('pages.label')}
      previousLabel={t('pages.previous')}
      nextLabel={t('pages.next')}
      pageLabel={(number) => t('pages.page', { number })}
    />
  );
}
