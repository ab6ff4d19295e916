import {
  customerService,
  customerServicePath,
  endpoints,
  openCustomerService,
  paymentMethods,
  permission,
  type Resource,
  type ValueOf,
} from '@lantern/contracts';
import { registrationFields } from '@lantern/rules';
import { type FakeServer, refuse } from './fake-server.ts';
import { rules } from './registration-answers.ts';

type ServiceEntry = ValueOf<typeof customerService>['entries'][number];

const resource = (
  name: string,
  resourceType: Resource['resourceType'],
  label: string,
): Resource => {
  const url = `https://example.com/demo/${encodeURIComponent(name.toLowerCase())}`;
  return {
    name,
    resourceType,
    url,
    qrCodeUrl: resourceType === 'app' ? url : null,
    labelNameEn: label,
    label,
  };
};

/** The addresses outside that the development seed has. */
export const resources: readonly Resource[] = [
  resource('AFFILIATELINK', 'link', 'Become an agent'),
  resource('TELEGRAM', 'messenger', 'Telegram'),
  resource('TELEGRAM CHANNEL', 'messenger', 'Telegram channel'),
  resource('LINE', 'messenger', 'LINE'),
  resource('Android', 'app', 'App for Android'),
  resource('MOBILECONFIG', 'app', 'App for iPhone and iPad'),
  resource('YOUTUBE', 'social', 'YouTube'),
  resource('INSTAGRAM', 'social', 'Instagram'),
  resource('FACEBOOK', 'social', 'Facebook'),
  resource('TWITTER', 'social', 'X'),
  resource('TIKTOK', 'social', 'TikTok'),
];

const entries: readonly ServiceEntry[] = [
  { csType: 'LIVECHAT', title: 'Chat with us', path: 'locked-chat' },
  { csType: 'TELEGRAM', title: 'Telegram', path: 'locked-telegram' },
];

/**
 * Answers what the frame of every page asks: the addresses outside, and the ways to customer
 * service.
 */
export function answerSite(
  server: FakeServer,
  shown: { resources?: readonly Resource[]; service?: readonly ServiceEntry[] } = {},
): void {
  const service = shown.service ?? entries;
  server.on(paymentMethods, () => [
    { method: 'online', name: 'Online payment' },
    { method: 'vietqr', name: 'VietQR' },
    { method: 'bank-transfer', name: 'Bank transfer' },
    { method: 'e-wallet', name: 'E-wallet' },
    { method: 'card', name: 'Card' },
  ]);
  server.on(permission, () => ({
    info: {
      whitelabel: [],
      register: Object.fromEntries(
        registrationFields.map((field) => [
          field,
          { ...rules[field], enabled: true, required: false },
        ]),
      ) as ValueOf<typeof permission>['info']['register'],
      resources: [...(shown.resources ?? resources)],
      customerService: service.map(({ csType, title }) => ({ csType, title })),
      analytics: { gtagId: null },
      imageCDNs: [],
      launchGameCDNs: [],
    },
    location: { ip: '127.0.0.1', country: null },
    maintenance: false,
    regionRestriction: false,
  }));
  server.on(customerService, () => ({
    entries: [...service],
    version: {
      pathList: service.length === 0 ? [] : [{ type: customerServicePath, path: 'locked-main' }],
    },
  }));
  server.on(openCustomerService, ({ body }) => {
    if (!body.path.startsWith('locked-')) throw refuse('service_path_invalid');
    return { url: `https://example.com/demo/${body.path.replace('locked-', '')}` };
  });
}

/** Answers who is logged in, with a club label of two colours. */
export function answerMemberInfo(
  server: FakeServer,
  told: Partial<ValueOf<typeof endpoints.memberInfo>> = {},
): void {
  server.on(endpoints.memberInfo, () => ({
    account: 'lannguyen',
    nickname: 'Lan',
    id: '01935b1e-0000-7000-8000-000000000001',
    type: 0,
    toUpline: false,
    clubLabel: { labelName: 'Gold', color: '#F2B63C', color2: '#FFD98A', rankLevel: 3 },
    memberLabel: [{ labelName: 'Early bird' }],
    ...told,
  }));
}
