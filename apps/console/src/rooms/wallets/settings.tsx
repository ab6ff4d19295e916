import { type KeptWalletSettings, staffEndpoints } from '@lantern/contracts';
import { Button, Checkbox } from '@lantern/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOps } from '../../lib/queries.ts';
import { useReadAgain } from '../../lib/read-again.ts';
import { useMay } from '../../lib/staff.tsx';
import { ActDialog } from '../../parts/act-dialog.tsx';
import { Answered } from '../../parts/answered.tsx';
import { Facts } from '../../parts/facts.tsx';
import { Panel } from '../../parts/room.tsx';

const names = ['moveIntoGame', 'recallBeforeGame', 'single'] as const;

/** What the brand decides for vendors with their own wallets. */
export function WalletSettingsPanel() {
  const { t } = useTranslation();
  const may = useMay();
  const kept = useOps(staffEndpoints.walletSettings);
  return (
    <Answered query={kept}>
      {(settings) => (
        <Panel
          title={t('walletSettings.title')}
          aside={
            may('walletSettings.act') && (
              <ChangeSettings
                settings={settings}
                readAgain={async () => (await kept.refetch()).data ?? settings}
              />
            )
          }
        >
          <Facts
            facts={names.map((name) => [
              t(`walletSettings.${name}`),
              t(settings[name] ? 'yes' : 'no'),
            ])}
          />
        </Panel>
      )}
    </Answered>
  );
}

interface ChangeSettingsProps {
  settings: KeptWalletSettings;
  /** The saved settings; a colleague may have changed them since they were read. */
  readAgain: () => Promise<KeptWalletSettings>;
}

function ChangeSettings({ settings, readAgain }: ChangeSettingsProps) {
  const { t } = useTranslation();
  const [chosen, setChosen] = useState(settings);
  const { reading, begin } = useReadAgain(readAgain, setChosen);
  return (
    <ActDialog
      endpoint={staffEndpoints.saveWalletSettings}
      label={t('walletSettings.save')}
      kind="brand"
      title={t('walletSettings.change')}
      reason={{ label: t('reason'), required: true }}
      bodyOf={(reason) => ({ ...chosen, reason })}
      opener={(open) => (
        <Button kind="outline" size={36} loading={reading} onClick={() => void begin(open)}>
          {t('walletSettings.change')}
        </Button>
      )}
    >
      {(wrong) =>
        names.map((name) => (
          <div key={name}>
            <Checkbox
              label={t(`walletSettings.${name}`)}
              checked={chosen[name]}
              error={wrong[name]}
              aria-describedby={`wallets-${name}`}
              onChange={({ target }) => setChosen({ ...chosen, [name]: target.checked })}
            />
            <p id={`wallets-${name}`} className="ps-9 text-caption text-text-3">
              {t(`walletSettings.hint.${name}`)}
            </p>
          </div>
        ))
      }
    </ActDialog>
  );
}
