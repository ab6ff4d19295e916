export { AmountInput, type AmountInputProps } from './components/amount-input.tsx';
export { AmountPresets, type AmountPresetsProps } from './components/amount-presets.tsx';
export { Avatar, type AvatarProps } from './components/avatar.tsx';
export { Badge, type BadgeKind } from './components/badge.tsx';
export { Banner, type BannerProps } from './components/banner.tsx';
export {
  Button,
  type ButtonKind,
  type ButtonProps,
  type ButtonSize,
} from './components/button.tsx';
export { Card, type CardProps } from './components/card.tsx';
export { CategoryChip, type CategoryChipProps } from './components/category-chip.tsx';
export { Checkbox, type CheckboxProps } from './components/checkbox.tsx';
export { Chip, type ChipProps } from './components/chip.tsx';
export { CodeBoxes, type CodeBoxesProps } from './components/code-boxes.tsx';
export { Countdown, type CountdownProps, clockParts } from './components/countdown.tsx';
export { type DataColumn, DataList, type DataListProps } from './components/data-list.tsx';
export { EmptyState, type EmptyStateProps } from './components/empty-state.tsx';
export { ErrorBlock, type ErrorBlockProps } from './components/error-block.tsx';
export { Field, type FieldControl, type FieldProps } from './components/field.tsx';
export { GameTile, type GameTileProps } from './components/game-tile.tsx';
export { glide } from './components/glide.ts';
export { IconButton, type IconButtonProps } from './components/icon-button.tsx';
export { IconDisc, type IconDiscProps } from './components/icon-disc.tsx';
export { Input, type InputProps } from './components/input.tsx';
export { LogoMark } from './components/logo-mark.tsx';
export { Money, type MoneyProps } from './components/money.tsx';
export { MoneyLine, type MoneyLineProps } from './components/money-line.tsx';
export {
  type AmountFormat,
  formatAmount,
  formatMoney,
  type MoneyFormat,
} from './components/money-text.ts';
export { Pager, type PagerProps } from './components/pager.tsx';
export { Picture, type PictureProps } from './components/picture.tsx';
export { pictureLoading, servePictures } from './components/picture-loading.ts';
export { Rail, type RailProps } from './components/rail.tsx';
export { ScrollRow, type ScrollRowProps } from './components/scroll-row.tsx';
export { SectionHeading, type SectionHeadingProps } from './components/section-heading.tsx';
export { Segmented, type SegmentedProps } from './components/segmented.tsx';
export { SelectField, type SelectFieldProps } from './components/select-field.tsx';
export { Skeleton, TileSkeleton } from './components/skeleton.tsx';
export { StatusPill, type StatusPillProps, type StatusTone } from './components/status-pill.tsx';
export { StatusRow, type StatusRowProps } from './components/status-row.tsx';
export { Tabs, type TabsProps } from './components/tabs.tsx';
export {
  PasswordField,
  type PasswordFieldProps,
  TextField,
  type TextFieldProps,
} from './components/text-field.tsx';
export { stayForToasts } from './components/toast-target.ts';
export { useChosenInSight } from './components/use-chosen-in-sight.ts';
export { VendorCard, type VendorCardProps } from './components/vendor-card.tsx';
