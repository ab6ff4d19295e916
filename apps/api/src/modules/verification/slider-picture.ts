import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import type { Random } from '../../ports/random.ts';
import { paintScene } from './slider-scene.ts';

export const sliderSize = { width: 320, height: 160, side: 48 } as const;

const { width, height, side } = sliderSize;
/** Distance of the piece's body from the edge of its square, and radius of its knobs; pixels. */
const inset = 10;
const knob = 7;

export interface SliderPicture {
  /** The gap's distance from the left and from the top, in pixels. */
  x: number;
  top: number;
  /** PNGs. */
  picture: Buffer;
  piece: Buffer;
}

/** Direction of each side's knob, clockwise from the top: 1 outwards, -1 inwards. */
type Knobs = readonly [number, number, number, number];

/** The outline of a piece whose square is at the origin: four sides, each with a knob. */
function outline(ink: SKRSContext2D, knobs: Knobs): void {
  const [near, far, middle] = [inset, side - inset, side / 2];
  // A knob is a half circle around the middle of its side.
  const arc = (x: number, y: number, angle: number, out: number) =>
    ink.arc(x, y, knob, angle + Math.PI, angle, out < 0);
  ink.beginPath();
  ink.moveTo(near, near);
  arc(middle, near, 0, knobs[0]);
  ink.lineTo(far, near);
  arc(far, middle, Math.PI / 2, knobs[1]);
  ink.lineTo(far, far);
  arc(middle, far, Math.PI, knobs[2]);
  ink.lineTo(near, far);
  arc(near, middle, -Math.PI / 2, knobs[3]);
  ink.closePath();
}

/** The piece cut out of the scene, with a light rim and a soft shadow. */
function cutPiece(scene: Canvas, at: { x: number; top: number }, knobs: Knobs) {
  const piece = createCanvas(side, side);
  const ink = piece.getContext('2d');
  ink.save();
  ink.shadowColor = 'rgba(12, 13, 27, 0.7)';
  ink.shadowBlur = 3;
  ink.fillStyle = '#1B1C33';
  outline(ink, knobs);
  ink.fill();
  ink.restore();
  ink.save();
  outline(ink, knobs);
  ink.clip();
  ink.drawImage(scene, -at.x, -at.top);
  ink.restore();
  ink.strokeStyle = 'rgba(255, 255, 255, 0.85)';
  ink.lineWidth = 1.2;
  outline(ink, knobs);
  ink.stroke();
  return piece;
}

/** Darkens the gap. */
function leaveGap(ink: SKRSContext2D, at: { x: number; top: number }, knobs: Knobs): void {
  ink.save();
  ink.translate(at.x, at.top);
  outline(ink, knobs);
  ink.fillStyle = 'rgba(12, 13, 27, 0.62)';
  ink.fill();
  ink.strokeStyle = 'rgba(255, 255, 255, 0.6)';
  ink.lineWidth = 1;
  ink.stroke();
  ink.restore();
}

/** A scene with a gap in its right part, and the piece cut out there. */
export async function drawSlider(random: Random): Promise<SliderPicture> {
  const scene = createCanvas(width, height);
  const ink = scene.getContext('2d');
  paintScene(ink, sliderSize, random);
  const at = {
    x: side + 16 + random.below(width - 2 * side - 20),
    top: 4 + random.below(height - side - 8),
  };
  const way = () => random.below(2) * 2 - 1;
  const knobs: Knobs = [way(), way(), way(), way()];
  const piece = cutPiece(scene, at, knobs);
  leaveGap(ink, at, knobs);
  return { ...at, picture: await scene.encode('png'), piece: await piece.encode('png') };
}
