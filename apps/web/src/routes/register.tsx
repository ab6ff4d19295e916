import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { BannerArea } from '../features/banners/banner-area.tsx';
import type { BannerValue } from '../features/banners/banner-slide.tsx';
import { PromoArea } from '../features/banners/promo-area.tsx';
import { RegisterPage } from '../features/registration/register-page.tsx';
import { HousePanel } from '../features/welcome/house-panel.tsx';
import { ownPath, paths } from '../lib/navigation/paths.ts';
import { Late } from '../lib/parts/late.tsx';

/** The banners of this page by the name of the specification. */
const group = 'w_reg';

/** Who is registering needs no way to the registration. */
const leadsElsewhere = ({ linkageType }: BannerValue) => linkageType !== 'register';

/** `/register` and `/register.html`. */
export default function RegisterRoute(): ReactNode {
  const navigate = useNavigate();
  const open = ({ linkageType, linkage }: BannerValue) =>
    navigate(linkageType === 'route' ? (ownPath(linkage ?? '') ?? paths.home) : paths.hot);
  return (
    <RegisterPage
      above={<PromoArea className="mb-4 min-w-0 lg:mb-6" />}
      beside={<HousePanel className="mt-8 min-w-0 lg:col-start-1 lg:row-start-2 lg:mt-0" />}
      below={
        <div className="mt-4">
          <Late below>
            <BannerArea group={group} shape="compact" shown={leadsElsewhere} onOpen={open} />
          </Late>
        </div>
      }
    />
  );
}
