import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { createCanvas, GlobalFonts, type SKRSContext2D } from '@napi-rs/canvas';
import type { Random } from '../../ports/random.ts';

// A packaged font, so that a machine without fonts draws the same letters.
const fonts = path.dirname(fileURLToPath(import.meta.resolve('dejavu-fonts-ttf/package.json')));
GlobalFonts.registerFromPath(path.join(fonts, 'ttf', 'DejaVuSans-Bold.ttf'), 'Captcha');

const width = 160;
const height = 56;
/** Lines start and end within this distance of a side. */
const edge = 54;
const inks = ['#262743', '#4A43C9', '#B5371A', '#0A7548', '#0B62AE'];

/** Without letters and digits that look alike. */
export const captchaAlphabet = 'ABCDEFGHJKMNPRSTUVWXYZ23456789';

const pick = <Item>(random: Random, items: readonly Item[]) =>
  items[random.below(items.length)] as Item;

function drawLine(ink: SKRSContext2D, random: Random): void {
  ink.strokeStyle = pick(random, inks);
  ink.lineWidth = 1.5;
  ink.beginPath();
  ink.moveTo(random.below(edge), random.below(height));
  ink.bezierCurveTo(
    random.below(width),
    random.below(height),
    random.below(width),
    random.below(height),
    width - random.below(edge),
    random.below(height),
  );
  ink.stroke();
}

/** A PNG of the text with rotated letters and lines across, readable for people. */
export function drawCaptcha(text: string, random: Random): Buffer {
  const canvas = createCanvas(width, height);
  const ink = canvas.getContext('2d');
  ink.fillStyle = '#F5F5FA';
  ink.fillRect(0, 0, width, height);
  for (let line = 0; line < 4; line += 1) drawLine(ink, random);
  ink.font = '30px Captcha';
  ink.textBaseline = 'middle';
  ink.textAlign = 'center';
  const step = (width - 24) / text.length;
  for (const [at, letter] of [...text].entries()) {
    ink.save();
    ink.translate(12 + step * (at + 0.5), height / 2 + random.below(9) - 4);
    ink.rotate((random.below(50) - 25) * (Math.PI / 180));
    ink.fillStyle = pick(random, inks);
    ink.fillText(letter, 0, 0);
    ink.restore();
  }
  return canvas.toBuffer('image/png');
}
