import { Button } from '@lantern/ui';
import type { FormEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** Filters of a list, applied on submit. */
export function FilterForm({ onSearch, children }: { onSearch: () => void; children: ReactNode }) {
  const { t } = useTranslation();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSearch();
  };
  return (
    <form
      onSubmit={submit}
      className="flex flex-wrap items-end gap-3 [&>div]:min-w-36 [&>div]:flex-1"
    >
      {children}
      <Button type="submit" size={48}>
        {t('search')}
      </Button>
    </form>
  );
}
