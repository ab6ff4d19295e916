import { QRCodeSVG } from 'qrcode.react';
import { qrLevel, qrSizes } from '../../lib/show/qr-code.ts';

/** 100 px with error correction M. */
export default function QrCode({ text, title }: { text: string; title: string }) {
  return <QRCodeSVG value={text} size={qrSizes.small} level={qrLevel} role="img" title={title} />;
}
