import { Chip, Picture, ScrollRow } from '@lantern/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from '../../../lib/navigation/link.tsx';
import { vendorMarkPath } from '../../../lib/navigation/paths.ts';
import type { Vendors } from '../use-categories.ts';
import type { Lobby } from './use-lobby-choice.ts';

/** The vendors of a category, with one chip for all; the address holds the choice (NAV-03). */
export function VendorChips({ vendors, lobby }: { vendors: Vendors; lobby: Lobby }): ReactNode {
  const { t } = useTranslation(['lobby', 'games']);
  const { choice, vendorLink } = lobby;
  return (
    <nav aria-label={t('games:providers')}>
      <ScrollRow label={t('games:providers')}>
        <Chip as={Link} to={vendorLink()} selected={choice.vassalage === undefined}>
          {t('allVendors')}
        </Chip>
        {vendors.map(({ vassalage, name }) => (
          <Chip
            key={vassalage}
            as={Link}
            to={vendorLink(vassalage)}
            selected={choice.vassalage === vassalage}
            start={
              <Picture
                src={vendorMarkPath(vassalage)}
                width={20}
                height={20}
                className="-ms-1 size-5 rounded-badge"
              />
            }
          >
            {name}
          </Chip>
        ))}
      </ScrollRow>
    </nav>
  );
}
