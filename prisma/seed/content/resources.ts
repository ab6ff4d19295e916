import type { ResourceName } from '@lantern/contracts';
import type { Place, SeedResource, SeedServiceEntry, Words } from './shapes.ts';

/** A placeholder on example.com; the owner of a real site replaces it. */
const demo = ({ code }: Place, path: string) => `https://example.com/demo/${code}/${path}`;

type Entry = readonly [
  name: ResourceName,
  type: SeedResource['resourceType'],
  path: string,
  labels: Words,
];

const same = (name: string): Words => ({ en: name, vi: name });

const entries: readonly Entry[] = [
  ['AFFILIATELINK', 'link', 'affiliate', { en: 'Become an agent', vi: 'Trở thành đại lý' }],
  ['TELEGRAM', 'messenger', 'telegram', same('Telegram')],
  [
    'TELEGRAM CHANNEL',
    'messenger',
    'telegram-channel',
    { en: 'Telegram channel', vi: 'Kênh Telegram' },
  ],
  ['LINE', 'messenger', 'line', same('LINE')],
  ['Android', 'app', 'android', { en: 'App for Android', vi: 'Ứng dụng cho Android' }],
  [
    'MOBILECONFIG',
    'app',
    'ios',
    { en: 'App for iPhone and iPad', vi: 'Ứng dụng cho iPhone và iPad' },
  ],
  ['YOUTUBE', 'social', 'youtube', same('YouTube')],
  ['INSTAGRAM', 'social', 'instagram', same('Instagram')],
  ['FACEBOOK', 'social', 'facebook', same('Facebook')],
  ['TWITTER', 'social', 'x', same('X')],
  ['TIKTOK', 'social', 'tiktok', same('TikTok')],
];

/** Messengers and apps are opened on a phone, so they get a QR code. */
const hasQrCode = (type: SeedResource['resourceType']) => type === 'messenger' || type === 'app';

export const resourcesOf = (place: Place): SeedResource[] =>
  entries.map(([name, resourceType, path, labels]) => {
    const url = demo(place, path);
    return { name, resourceType, url, qrCodeUrl: hasQrCode(resourceType) ? url : null, labels };
  });

export const serviceEntriesOf = (place: Place): SeedServiceEntry[] => [
  {
    csType: 'LIVECHAT',
    titles: { en: 'Chat with us', vi: 'Trò chuyện với chúng tôi' },
    url: demo(place, 'chat'),
    pathType: '3',
  },
  { csType: 'TELEGRAM', titles: same('Telegram'), url: demo(place, 'telegram'), pathType: '4' },
  { csType: 'WHATSAPP', titles: same('WhatsApp'), url: demo(place, 'whatsapp'), pathType: '5' },
  { csType: 'VIBER', titles: same('Viber'), url: demo(place, 'viber'), pathType: '6' },
];
