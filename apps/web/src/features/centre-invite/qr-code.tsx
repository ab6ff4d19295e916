import { QRCodeSVG } from 'qrcode.react';
import { qrLevel, qrSizes } from '../../lib/show/qr-code.ts';

interface QrCodeProps {
  text: string;
  title: string;
  /** 100 px by default. */
  size?: number;
}

/** With error correction M. */
export default function QrCode({ text, title, size = qrSizes.small }: QrCodeProps) {
  return <QRCodeSVG value={text} size={size} level={qrLevel} role="img" title={title} />;
}
