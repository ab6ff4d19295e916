import { announcementAudiences, announcementTypes, staffEndpoints } from '@lantern/contracts';
import { SelectField, TextField } from '@lantern/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useWord } from '../../lib/format.ts';
import { useStaff } from '../../lib/staff.tsx';
import { ActDialog } from '../../parts/act-dialog.tsx';
import { TextArea } from '../../parts/text-area.tsx';

const empty = { title: '', text: '' };

/** The name of a language in itself. */
const languageName = (language: string) =>
  new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;

/** Publishes an announcement at once; a language without a title is left out. */
export function Publish({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation();
  const word = useWord();
  const { languages } = useStaff().brand;
  const [audience, setAudience] = useState<(typeof announcementAudiences)[number] | ''>('agents');
  const [type, setType] = useState<(typeof announcementTypes)[number] | ''>('PL');
  const [days, setDays] = useState('');
  const [texts, setTexts] = useState<Record<string, typeof empty>>({});
  const written = languages.flatMap((language) => {
    const own = texts[language] ?? empty;
    return own.title.trim() === '' && own.text.trim() === ''
      ? []
      : [{ language, title: own.title.trim(), text: own.text.trim() }];
  });
  const write = (language: string, change: Partial<typeof empty>) =>
    setTexts((now) => ({ ...now, [language]: { ...(now[language] ?? empty), ...change } }));
  return (
    <ActDialog
      endpoint={staffEndpoints.publishAnnouncement}
      label={t('announcement.publish')}
      kind="brand"
      text={t('announcement.publishText')}
      reason={{ label: t('reason'), required: true }}
      bodyOf={(reason) => ({
        ...{ audience, type, texts: written, reason },
        days: days.trim() === '' ? null : Number(days),
      })}
      onDone={() => {
        setTexts({});
        onDone();
      }}
    >
      {(wrong) => (
        <>
          <SelectField
            required
            label={t('announcement.audience')}
            placeholder={t('choose')}
            options={announcementAudiences.map((value) => ({
              value,
              label: t(`announcement.show.${value}`),
            }))}
            value={audience}
            onChange={({ target }) =>
              setAudience(announcementAudiences.find((one) => one === target.value) ?? '')
            }
          />
          <SelectField
            required
            label={t('announcement.type')}
            placeholder={t('choose')}
            options={announcementTypes.map((value) => ({
              value,
              label: word('announcementType', value),
            }))}
            value={type}
            onChange={({ target }) =>
              setType(announcementTypes.find((one) => one === target.value) ?? '')
            }
          />
          {languages.map((language) => (
            <fieldset key={language} className="m-0 flex flex-col gap-3 p-0">
              <legend className="mb-1 text-label">{languageName(language)}</legend>
              <TextField
                label={t('announcement.title')}
                value={texts[language]?.title ?? ''}
                maxLength={120}
                onChange={({ target }) => write(language, { title: target.value })}
              />
              <TextArea
                label={t('announcement.words')}
                value={texts[language]?.text ?? ''}
                maxLength={4000}
                onChange={(text) => write(language, { text })}
              />
            </fieldset>
          ))}
          {wrong.texts && <p className="m-0 text-caption text-danger">{wrong.texts}</p>}
          <TextField
            label={t('announcement.days')}
            inputMode="numeric"
            maxLength={3}
            value={days}
            error={wrong.days}
            onChange={({ target }) => setDays(target.value.replace(/\D/g, ''))}
          />
        </>
      )}
    </ActDialog>
  );
}
