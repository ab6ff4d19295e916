import type { Plugin, Rolldown } from 'vite';

const textOf = (bundle: Rolldown.OutputBundle, name: string): string | undefined => {
  const part = bundle[name];
  if (part?.type === 'chunk') return part.code;
  return typeof part?.source === 'string' ? part.source : undefined;
};

/** Writes each page as one file with its scripts and styles inside, which works when saved. */
export function singleFile(): Plugin {
  return {
    name: 'single-file',
    apply: 'build',
    enforce: 'post',
    config: () => ({
      build: { assetsInlineLimit: Number.MAX_SAFE_INTEGER, modulePreload: false },
    }),
    generateBundle(_options, bundle) {
      const used = new Set<string>();
      const inline = (address: string): string => {
        const name = address.replace(/^\.?\//, '');
        const text = textOf(bundle, name);
        if (text === undefined) throw new Error(`A saved page would lack ${address}`);
        used.add(name);
        return text;
      };
      for (const page of Object.values(bundle)) {
        if (page.type !== 'asset' || !page.fileName.endsWith('.html')) continue;
        page.source = String(page.source)
          .replace(/<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/g, (_tag, address: string) =>
            ['<style>', inline(address), '</style>'].join(''),
          )
          .replace(/<script type="module"[^>]*src="([^"]+)"[^>]*><\/script>/g, (_tag, address) =>
            // A script that contains its own end tag would end there.
            ['<script type="module">', escaped(inline(address)), '</script>'].join(''),
          );
      }
      for (const name of used) delete bundle[name];
      const left = Object.values(bundle).filter(({ fileName }) => !fileName.endsWith('.html'));
      if (left.length > 0)
        throw new Error(`A saved page would lack ${left.map(({ fileName }) => fileName)}`);
    },
  };
}

const escaped = (code: string) => code.replaceAll('</script', '<\\/script');
