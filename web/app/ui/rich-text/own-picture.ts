import { Node } from "@tiptap/core";

/** A picture that was uploaded to this app. The server removes all others. */
export const OwnPicture = Node.create({
  name: "image",
  group: "block",
  draggable: true,
  addAttributes: () => ({ src: { default: null }, alt: { default: "" } }),
  parseHTML: () => [{ tag: 'img[src^="/media/"]' }],
  renderHTML: ({ HTMLAttributes }) => ["img", HTMLAttributes],
});
