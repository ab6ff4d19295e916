/** The script of an offline page, made by build/draw-verifier.ts. */
declare module 'virtual:draw-verifier' {
  const script: string;
  export default script;
}
