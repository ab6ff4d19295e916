import { type protection, setRealityCheck, type ValueOf } from '@lantern/contracts';
import { Card, Segmented } from '@lantern/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../lib/api/api.ts';
import { refreshProtection } from '../../lib/protection/protection-now.ts';
import { Section } from '../../lib/show/section.tsx';
import { toast } from '../../lib/show/toast.ts';
import { useDurationText } from '../../lib/time/duration-text.ts';
import { useTroubleText } from '../../lib/trouble/trouble-text.ts';

type State = ValueOf<typeof protection>;

const never = 'never';

/** The interval of reality checks. */
export function RealitySection({ reality, options }: Pick<State, 'reality' | 'options'>) {
  const { t } = useTranslation('protection');
  const duration = useDurationText();
  const client = useQueryClient();
  const troubleText = useTroubleText();
  const { mutate, variables, isPending } = useMutation({
    mutationFn: (every: number | null) => call(setRealityCheck, { body: { every } }),
    onSuccess: () => toast('success', t('reality.saved')),
    onError: (trouble) => toast('danger', troubleText(trouble)),
    onSettled: () => refreshProtection(client),
  });
  const chosen = isPending ? variables : reality.every;
  const minutes = [
    ...new Set([...options.realityMinutes, ...(reality.every ? [reality.every] : [])]),
  ].sort((a, b) => a - b);
  const choices = minutes.map((every) => ({
    value: String(every),
    label: duration({ minutes: every }),
  }));
  return (
    <Section title={t('reality.title')} hint={t('reality.hint')}>
      <Card className="flex flex-wrap items-center justify-between gap-3">
        <span className="text-label text-text-2">{t('reality.every')}</span>
        <Segmented
          label={t('reality.every')}
          options={
            options.realityOff ? [...choices, { value: never, label: t('reality.off') }] : choices
          }
          value={chosen === null || chosen === undefined ? never : String(chosen)}
          onChange={(value) => mutate(value === never ? null : Number(value))}
        />
      </Card>
    </Section>
  );
}
