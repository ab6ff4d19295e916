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

/** A program that a command needs is not installed. */
export class MissingProgram extends Error {}

/**
 * The file of a command that has to be installed.
 * @param debian the Debian package that contains it
 * @throws MissingProgram with the name of the package
 */
export function needOnPath(command: string, debian: string, searchPath?: string): string {
  const file = findOnPath(command, searchPath);
  if (file) return file;
  throw new MissingProgram(
    `${command} is not installed. On Debian or Ubuntu: apt-get install ${debian}`,
  );
}
