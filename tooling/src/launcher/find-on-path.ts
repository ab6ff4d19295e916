import { accessSync, constants, statSync } from 'node:fs';
import path from 'node:path';

/** Whether this account may run the file. */
export function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return statSync(file).isFile();
  } catch {
    return false;
  }
}

/** The file of a command, looked up on the PATH as a shell does. */
export function findOnPath(
  command: string,
  searchPath = process.env.PATH ?? '',
): string | undefined {
  const endings = process.platform === 'win32' ? ['.exe', '.cmd'] : [''];
  const folders = searchPath.split(path.delimiter).filter((folder) => folder !== '');
  return folders
    .flatMap((folder) => endings.map((ending) => path.join(folder, command + ending)))
    .find(isProgram);
}
