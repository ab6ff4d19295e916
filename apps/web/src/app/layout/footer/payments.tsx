import { paymentMethods } from '@lantern/contracts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { queryOf } from '../../../lib/api/queries.ts';
import { paymentMarkPath } from '../../../lib/navigation/paths.ts';
import { Block, Mark } from './block.tsx';

/** The footer has this many payment method images. */
export const paymentImages = 4;

/** The images of the first payment methods that the brand offers. */
export function Payments(): ReactNode {
  const { t } = useTranslation('layout');
  const { data: methods = [] } = useQuery(queryOf(paymentMethods));
  if (methods.length === 0) return null;
  return (
    <Block title={t('footer.payments')}>
      <ul aria-label={t('footer.payments')} className="flex flex-wrap gap-2">
        {methods.slice(0, paymentImages).map(({ method, name }) => (
          <Mark key={method} src={paymentMarkPath(method)} name={name} />
        ))}
      </ul>
    </Block>
  );
}
