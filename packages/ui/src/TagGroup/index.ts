export { RemovableTag, type TagItem } from './RemovableTag.tsx';
export { TagGroup, type TagGroupProps } from './TagGroup.tsx';
