import { type CalendarRegion, staffEndpoints } from '@lantern/contracts';
import { Button, TextField } from '@lantern/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ActDialog } from '../../parts/act-dialog.tsx';
import { Panel } from '../../parts/room.tsx';
import { Week } from './week.tsx';

interface RegionProps {
  of: CalendarRegion;
  mayChange: boolean;
}

/** The weekdays and times of a region, and their change. */
export function Region({ of, mayChange }: RegionProps) {
  const { t } = useTranslation();
  const [draft, setDraft] = useState<CalendarRegion>();
  const shown = draft ?? of;
  return (
    <Panel
      title={t(`calendar.regions.${of.region}`)}
      aside={
        mayChange &&
        !draft && (
          <Button kind="outline" size={36} onClick={() => setDraft(of)}>
            {t('calendar.change')}
          </Button>
        )
      }
    >
      {!draft && (
        <p className="mb-3 text-body text-text-2">
          {t('calendar.times', { closes: of.closesAt, draws: of.drawsAt })}
        </p>
      )}
      {draft && (
        <div className="mb-3 grid max-w-md grid-cols-2 gap-3">
          <TextField
            label={t('calendar.closesAt')}
            type="time"
            value={draft.closesAt}
            onChange={({ target }) => setDraft({ ...draft, closesAt: target.value })}
          />
          <TextField
            label={t('calendar.drawsAt')}
            type="time"
            value={draft.drawsAt}
            onChange={({ target }) => setDraft({ ...draft, drawsAt: target.value })}
          />
        </div>
      )}
      <Week
        of={shown}
        {...(draft && { onDays: (days: CalendarRegion['days']) => setDraft({ ...draft, days }) })}
      />
      {draft && <Save draft={draft} onEnd={() => setDraft(undefined)} />}
    </Panel>
  );
}

function Save({ draft, onEnd }: { draft: CalendarRegion; onEnd: () => void }) {
  const { t } = useTranslation();
  const { provinces: _, ...saved } = draft;
  return (
    <div className="mt-3 flex flex-wrap gap-2">
      <ActDialog
        endpoint={staffEndpoints.saveLotteryRegion}
        label={t('calendar.save')}
        kind="brand"
        text={t('calendar.saveText')}
        reason={{ label: t('reason'), required: true }}
        bodyOf={(reason) => ({ ...saved, reason })}
        onDone={onEnd}
      >
        {(wrong) =>
          [wrong.closesAt, wrong.drawsAt, wrong.days].flatMap((problem) => problem ?? []).length >
            0 && (
            <p role="alert" className="text-body text-danger">
              {t(`calendar.wrong.${wrong.days ? 'days' : 'times'}`)}
            </p>
          )
        }
      </ActDialog>
      <Button kind="outline" size={36} onClick={onEnd}>
        {t('cancel')}
      </Button>
    </div>
  );
}
