/** How high a banner over the frame is: custom property of the document, set by the banner itself. */
export const bannerSize = '--shell-banner';
