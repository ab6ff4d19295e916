import { Button } from '@lantern/ui';
import { Download } from 'lucide-react';
import { QRCodeSVG } from 'qrcode.react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { saveFile } from '../../lib/device/save-file.ts';
import { qrLevel } from '../../lib/show/qr-code.ts';

const shownSize = 240;
const savedSize = 960;
/** Modules of white around the code, without which not every camera finds it. */
const margin = 4;

/** Draws the code as a PNG, which galleries and banking apps open. */
function toPicture(svg: SVGSVGElement): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  const pen = canvas.getContext('2d');
  const modules = svg.viewBox.baseVal.width;
  const drawn = [...svg.querySelectorAll('path')].at(-1)?.getAttribute('d');
  if (!pen || !drawn) return Promise.resolve(null);
  canvas.width = savedSize;
  canvas.height = savedSize;
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, savedSize, savedSize);
  pen.scale(savedSize / modules, savedSize / modules);
  pen.fillStyle = '#000';
  pen.fill(new Path2D(drawn));
  return new Promise((done) => canvas.toBlob(done, 'image/png'));
}

/** A QR code, dark on white in every theme, that can be saved as a picture. */
export function QrPicture({
  text,
  title,
  fileName,
}: {
  text: string;
  title: string;
  fileName: string;
}) {
  const { t } = useTranslation('deposit');
  const code = useRef<SVGSVGElement>(null);
  const save = async () => {
    const picture = code.current && (await toPicture(code.current));
    if (picture) saveFile(picture, fileName);
  };
  return (
    <div className="flex flex-col items-center gap-3">
      <span className="rounded-card bg-white p-2 shadow-s1">
        <QRCodeSVG
          ref={code}
          value={text}
          size={shownSize}
          level={qrLevel}
          marginSize={margin}
          role="img"
          title={title}
          className="h-auto w-full max-w-60"
        />
      </span>
      <Button kind="outline" start={<Download size={18} aria-hidden />} onClick={() => void save()}>
        {t('qr.save')}
      </Button>
    </div>
  );
}
