export { RangeSlider, type RangeSliderProps, type SliderRange } from './RangeSlider.tsx';
export type { SliderMark } from './scale.ts';
export { Slider, type SliderProps } from './Slider.tsx';
