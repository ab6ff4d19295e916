import { Segmented } from '@lantern/ui';
import { Modal } from '@lantern/ui/modal';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { StepBack } from '../../lib/forms/step-back.tsx';
import { useOverlay } from '../../lib/navigation/overlay.ts';
import { paths } from '../../lib/navigation/paths.ts';
import { useSwitch } from '../../lib/site/site.ts';
import { ByEmail } from './by-email.tsx';
import { ByPhone } from './by-phone.tsx';
import { FormPlace } from './form-place.tsx';

/**
 * The ways back into an account whose password is forgotten: by e-mail, and by phone where the
 * brand has that on.
 */
export default function ForgotModal() {
  const { t } = useTranslation(['password', 'common']);
  const overlay = useOverlay();
  const { pathname } = useLocation();
  const byPhone = useSwitch('CHNGPASSVERIF3');
  const [way, setWay] = useState<'email' | 'phone'>('email');
  const username = overlay.current?.params.username ?? '';
  // Over the page of the login there is one already.
  const back = () =>
    pathname === paths.login ? overlay.close() : overlay.open('login', { username });
  return (
    <Modal
      open
      onOpenChange={overlay.close}
      width={400}
      title={t('forgot.title')}
      closeLabel={t('common:close')}
      className="max-md:min-h-[min(30rem,92dvh)] md:mt-[max(2rem,10dvh)]! md:mb-auto!"
    >
      <div className="flex flex-col gap-4">
        {byPhone && (
          <Segmented
            block
            label={t('forgot.ways')}
            options={[
              { value: 'email', label: t('forgot.byEmail') },
              { value: 'phone', label: t('forgot.byPhone') },
            ]}
            value={way}
            onChange={setWay}
          />
        )}
        {way === 'email' ? (
          <ByEmail username={username} onSent={overlay.close} />
        ) : (
          <FormPlace>
            <ByPhone />
          </FormPlace>
        )}
        <StepBack onClick={back}>{t('back')}</StepBack>
      </div>
    </Modal>
  );
}
