import { type Container, RenderTexture, Sprite, type WebGLRenderer } from 'pixi.js';

/** How the sea comes onto the page. */
export interface Picture {
  /** Whether the last drawing is on the page, so that the next one can begin; asked each frame. */
  isShown(): boolean;
  draw(): void;
  /** Draws before this call returns, such as after a change of size. */
  drawAtOnce(): void;
  /** From now on the page does not wait until a picture is drawn. */
  defer(): void;
  resize(width: number, height: number, resolution: number): void;
}

export type PictureRenderer = Pick<WebGLRenderer, 'render' | 'resize'> & {
  readonly gl: Pick<
    WebGL2RenderingContext,
    'fenceSync' | 'getSyncParameter' | 'deleteSync' | 'flush'
  > &
    Pick<
      typeof WebGL2RenderingContext,
      'SYNC_GPU_COMMANDS_COMPLETE' | 'SYNC_STATUS' | 'UNSIGNALED'
    >;
};

/**
 * A browser without a graphics card reads each picture back before the page goes on, and waits
 * until it is drawn. A deferred picture is drawn beside the page, and only copied when it is ready.
 */
export function makePicture(
  renderer: PictureRenderer,
  stage: Container,
  background: number,
): Picture {
  const { gl } = renderer;
  const beside = RenderTexture.create({ width: 2, height: 2 });
  const copy = new Sprite(beside);
  let [isDeferred, isUnderWay] = [false, false];
  let [timer, fence]: [number, WebGLSync | null] = [0, null];

  const drop = () => {
    clearTimeout(timer);
    if (fence) gl.deleteSync(fence);
    [isUnderWay, fence] = [false, null];
  };
  const drawBeside = () => {
    renderer.render({ container: stage, target: beside, clearColor: background });
    fence = gl.fenceSync(gl.SYNC_GPU_COMMANDS_COMPLETE, 0);
    gl.flush();
  };
  const drawAtOnce = () => {
    drop();
    renderer.render({ container: stage });
  };
  return {
    drawAtOnce,
    isShown: () => {
      if (!isUnderWay) return true;
      if (!fence || gl.getSyncParameter(fence, gl.SYNC_STATUS) === gl.UNSIGNALED) return false;
      drop();
      renderer.render({ container: copy });
      return true;
    },
    draw: () => {
      if (!isDeferred) return drawAtOnce();
      isUnderWay = true;
      // After this frame, whose copy would wait for the new picture.
      timer = setTimeout(drawBeside) as unknown as number;
    },
    defer: () => {
      // WebGL 1 does not say when a picture is drawn.
      isDeferred = 'fenceSync' in gl;
    },
    resize: (width, height, resolution) => {
      renderer.resize(width, height, resolution);
      beside.resize(width, height, resolution);
    },
  };
}
