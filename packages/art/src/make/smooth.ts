import sharp from 'sharp';

/** How far apart two surroundings may be and still count as the same, from 0 to 255. */
const grain = 9;
const reach = 3;

/** No value above the second highest around it: single bright specks go. */
function withoutSpecks(pixels: Uint8Array, width: number, height: number): Float32Array {
  const clean = Float32Array.from(pixels);
  for (let y = 1; y < height - 1; y += 1)
    for (let x = 1; x < width - 1; x += 1)
      for (let channel = 0; channel < 3; channel += 1) {
        let [first, second] = [0, 0];
        for (let dy = -1; dy <= 1; dy += 1)
          for (let dx = -1; dx <= 1; dx += 1) {
            if (dx === 0 && dy === 0) continue;
            const near = pixels[((y + dy) * width + x + dx) * 3 + channel] ?? 0;
            if (near > first) [first, second] = [near, first];
            else if (near > second) second = near;
          }
        const at = (y * width + x) * 3 + channel;
        clean[at] = Math.min(clean[at] ?? 0, second + 4);
      }
  return clean;
}

/**
 * Takes the grain out of a render: each pixel becomes a mean of those near it whose surroundings
 * match. Debian's Blender has no denoiser of its own.
 */
export async function smooth(file: string): Promise<Buffer> {
  const { data, info } = await sharp(file)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const count = width * height;
  const image = withoutSpecks(data, width, height);
  const total = new Float32Array(count * 3);
  const weights = new Float32Array(count);
  const apart = new Float32Array(count);
  for (let dy = -reach; dy <= reach; dy += 1)
    for (let dx = -reach; dx <= reach; dx += 1) {
      const step = (dy * width + dx) * 3;
      for (let at = 0; at < count; at += 1) {
        const here = at * 3;
        const a = (image[here] ?? 0) - (image[here + step] ?? 0);
        const b = (image[here + 1] ?? 0) - (image[here + step + 1] ?? 0);
        const c = (image[here + 2] ?? 0) - (image[here + step + 2] ?? 0);
        apart[at] = (a * a + b * b + c * c) / 3;
      }
      for (let y = 0; y < height; y += 1) {
        if (y + dy < 0 || y + dy >= height) continue;
        for (let x = 0; x < width; x += 1) {
          if (x + dx < 0 || x + dx >= width) continue;
          const at = y * width + x;
          let sum = 0;
          for (let v = -width; v <= width; v += width)
            for (let u = -1; u <= 1; u += 1) sum += apart[at + u + v] ?? 0;
          const beyond = Math.max(sum / 9 - 2 * grain * grain, 0);
          const weight = Math.exp(-beyond / (0.3 * grain * grain));
          const from = at * 3;
          weights[at] = (weights[at] ?? 0) + weight;
          for (let channel = 0; channel < 3; channel += 1)
            total[from + channel] =
              (total[from + channel] ?? 0) + weight * (image[from + step + channel] ?? 0);
        }
      }
    }
  const out = Buffer.from(total.map((value, at) => value / (weights[Math.floor(at / 3)] || 1)));
  return sharp(out, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer();
}
