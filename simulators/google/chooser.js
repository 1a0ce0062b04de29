// Runs in the simulator's popup: requests a credential and passes it to the opener.
const asked = new URLSearchParams(location.search);
const problem = document.getElementById("problem");

function answer(message) {
  if (!window.opener) {
    problem.textContent = "Jendela ini harus dibuka dari tombol Google.";
    return;
  }
  window.opener.postMessage({ from: "google-simulator", ...message }, location.origin);
  window.close();
}

async function choose(email, name = "") {
  const query = new URLSearchParams({
    email,
    name,
    nonce: asked.get("nonce") ?? "",
    client_id: asked.get("client_id") ?? "",
  });
  const reply = await fetch(`/simulator/google/credential?${query}`);
  const body = await reply.json();
  if (reply.ok) answer({ credential: body.credential });
  else problem.textContent = body.detail;
}

for (const button of document.querySelectorAll("[data-email]"))
  button.addEventListener("click", () => choose(button.dataset.email));

document.querySelector("form").addEventListener("submit", (event) => {
  event.preventDefault();
  const form = new FormData(event.target);
  choose(String(form.get("email")), String(form.get("name")));
});

document.getElementById("cancel").addEventListener("click", () => answer({}));

// Until here a tap would have been lost.
document.querySelector("fieldset").disabled = false;
