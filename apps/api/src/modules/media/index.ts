export { brandIcon, brandMark, groundOfBrand, icons } from './brand-icon.ts';
export { linkTo } from './file-links.ts';
export { drawPicture, keepPictures, type Picture } from './keep-pictures.ts';
export { redrawPicture } from './redraw-picture.ts';
export { removeFiles } from './remove-files.ts';
export { insertFile, type NewFile } from './stored-file.store.ts';
