import { Button, Checkbox } from '@lantern/ui';
import clsx from 'clsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { keepCodes } from '../../lib/session.ts';
import { Entrance } from './entrance.tsx';

/** Shows the recovery codes, which come once, before the console opens. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const { t } = useTranslation();
  const [kept, setKept] = useState(false);
  return (
    <Entrance title={t('login.recovery.title')} text={t('login.recovery.text')}>
      <ul className="mb-5 grid grid-cols-2 gap-2">
        {codes.map((code) => (
          <li
            key={code}
            className={clsx(
              'px-3 py-2 select-all',
              'num rounded-control bg-sunken text-center text-body font-bold',
            )}
          >
            {code}
          </li>
        ))}
      </ul>
      <Checkbox
        label={t('login.recovery.kept')}
        checked={kept}
        onChange={(event) => setKept(event.target.checked)}
      />
      <Button size={48} block className="mt-4" disabled={!kept} onClick={keepCodes}>
        {t('login.recovery.go')}
      </Button>
    </Entrance>
  );
}
