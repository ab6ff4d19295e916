import { banners, promotions, registerSettings, validationRules } from '@lantern/contracts';
import type { QueryClient } from '@tanstack/react-query';
import { queryOf } from '../../lib/api/queries.ts';

/** What the page of the registration asks the site for, while it is still on its way itself. */
export const askFirst = (client: QueryClient) =>
  Promise.all([
    client.prefetchQuery(queryOf(registerSettings)),
    client.prefetchQuery(queryOf(validationRules)),
    client.prefetchQuery(queryOf(promotions, { category: 'new_player' })),
    client.prefetchQuery(queryOf(banners, { groupName: 'w_reg' })),
  ]);
