import type { GuideTranslation } from '../../translations/read-translations.js';

export const translation: GuideTranslation = {
  region: { of: '2b394b41', text: 'Asia Oriental' },
  currency: { of: '38dc08bd', text: 'yen japonés (JPY)' },
  'visaRequirements.touristVisa': {
    of: 'ed56cf61',
    text: 'Los ciudadanos de muchos países pueden visitar Japón sin visado para una estancia corta, a menudo de hasta 90 días; otros lo solicitan antes en una embajada de Japón. La estancia corta no permite el trabajo remunerado y normalmente no se puede convertir en residencia desde dentro del país. Consulte qué se aplica a su pasaporte en una embajada o un consulado de Japón.',
  },
  'visaRequirements.workVisa': {
    of: '2a31a182',
    text: 'Para trabajar en Japón, el empleador suele solicitar un certificado de elegibilidad (Certificate of Eligibility) a la Agencia de Servicios de Inmigración, y usted lo lleva después a una embajada de Japón para obtener el visado. El visado está ligado a un tipo de actividad, como ingeniero o especialista, trasladado dentro de la empresa o profesional altamente cualificado. Empiece con varios meses de antelación, pues solo el certificado puede tardar semanas.',
  },
  'visaRequirements.residencePermit': {
    of: 'f2673f54',
    text: 'Quienes se quedan en Japón más de tres meses reciben una tarjeta de residencia, en los aeropuertos más grandes al llegar. Registre su dirección en la oficina municipal o de distrito dentro de los 14 días siguientes a instalarse. Las prórrogas y la residencia permanente se tramitan en la Agencia de Servicios de Inmigración (moj.go.jp/isa).',
  },
  'visaRequirements.familyReunification': {
    of: 'b7eeda07',
    text: 'El cónyuge y los hijos pueden por lo general seguir al titular a Japón con la condición de familiar a cargo cuando este tiene una condición de trabajo o de estudios y medios para mantenerlos; los padres rara vez se admiten por esta vía. La familia solicita también certificados de elegibilidad, mejor junto con el principal.',
  },
  'customsRegulations.dutyFreeAllowance': {
    of: '9d0cb365',
    text: 'Si ha vivido en el extranjero más de un año, o si va a quedarse en Japón más de un año, el menaje de casa usado que llegue dentro de los 6 meses siguientes a su propia entrada se despacha libre de derechos en un procedimiento sencillo, como equipaje no acompañado de viajero. Debe declarar el envío al llegar: entregue dos ejemplares de la declaración de artículos acompañados y no acompañados (Declaration of Accompanied and Unaccompanied Articles) y conserve el que sella la aduana, pues es muy difícil subsanarlo después. Una empresa de mudanzas pide un año completo de propiedad, que la página de la aduana no menciona, así que consulte a la Aduana de Japón si lleva cosas más nuevas.',
  },
  'customsRegulations.prohibitedItems.0': {
    of: 'b5a0e101',
    text: 'Drogas y estimulantes, que en Japón incluyen remedios corrientes para el resfriado con pseudoefedrina y algunos inhaladores, como los inhaladores Vicks y los comprimidos del tipo Sudafed.',
  },
  'customsRegulations.prohibitedItems.1': { of: 'dea03393', text: 'Armas de fuego, municiones y piezas de armas.' },
  'customsRegulations.prohibitedItems.2': { of: '9cecf4ca', text: 'Artículos de marca falsificados y dinero falso.' },
  'customsRegulations.prohibitedItems.3': { of: 'a86bf77e', text: 'Material obsceno.' },
  'customsRegulations.restrictedItems.0': {
    of: '80a525e0',
    text: 'Medicamentos: las empresas de mudanzas hablan de un límite de unos dos meses de provisión, que a menudo es menor para los medicamentos con receta. Para llevar más hace falta una confirmación de importación (Yunyu Kakunin-sho) del Ministerio de Salud antes del envío.',
  },
  'customsRegulations.restrictedItems.1': {
    of: '5998d538',
    text: 'Carne, embutidos y otros productos animales: no se admiten sin un certificado de inspección del país de origen.',
  },
  'customsRegulations.restrictedItems.2': {
    of: '629dfb49',
    text: 'Alimentos, incluidos el arroz y la comida para mascotas: no los lleve, pues las empresas de mudanzas advierten de que dan lugar a inspecciones costosas.',
  },
  'customsRegulations.restrictedItems.3': {
    of: 'fdfdae9f',
    text: 'Plantas, semillas, bulbos y tierra: necesitan documentos de cuarentena vegetal, así que es más fácil dejarlos.',
  },
  'customsRegulations.restrictedItems.4': {
    of: '5c97c101',
    text: 'Pieles de animales, plumas y objetos hechos con especies protegidas: suelen necesitar documentos CITES.',
  },
  'customsRegulations.restrictedItems.5': {
    of: 'fb97a8af',
    text: 'Espadas, y cuchillos con hojas de más de unos 15 cm: suelen necesitar un permiso o un registro, así que consulte a la Aduana de Japón.',
  },
  'customsRegulations.restrictedItems.6': {
    of: '6ed9a7e6',
    text: 'Alcohol y tabaco por encima de la franquicia para viajeros: pagan impuestos, y es mejor no embalarlos con los muebles.',
  },
  'customsRegulations.documentationRequired.0': {
    of: '80063033',
    text: 'Formulario de aduana C n.º 5360, la declaración de artículos acompañados y no acompañados (Declaration of Accompanied and Unaccompanied Articles), por duplicado, que se entrega al entrar en Japón; las empresas de mudanzas necesitan el original sellado por la aduana.',
  },
  'customsRegulations.documentationRequired.1': {
    of: '34a7180f',
    text: 'Pasaporte con el sello de entrada o el permiso de desembarque.',
  },
  'customsRegulations.documentationRequired.2': {
    of: 'f682686d',
    text: 'Lista del contenido de cada caja, en inglés o japonés, sin anotaciones como "varios" o "embalado por el propietario".',
  },
  'customsRegulations.documentationRequired.3': {
    of: '8a3e5a13',
    text: 'Visado o tarjeta de residencia que indique cuánto tiempo se queda, cuando la aduana lo pida.',
  },
  'customsRegulations.documentationRequired.4': {
    of: 'e8d8dfa0',
    text: 'Conocimiento de embarque o guía aérea, que facilita la empresa de mudanzas.',
  },
  'customsRegulations.documentationRequired.5': {
    of: '9406603e',
    text: 'Tres ejemplares de la solicitud de exención y prueba de uso, si viaja también un automóvil.',
  },
  'customsRegulations.customsClearanceTime': {
    of: '09b118c8',
    text: 'El despacho en Japón suele tardar unos 5 a 10 días hábiles para la carga marítima y de 3 a 5 para la aérea, una vez que usted ha llegado y tiene en la mano la declaración sellada. Los controles con rayos X son frecuentes. Una declaración en línea hecha antes del vuelo puede no cubrir los bienes que llegan por separado, así que pida el formulario en papel en el aeropuerto.',
  },
  'petImport.vaccinations.0': {
    of: '9d895e69',
    text: 'Primero el microchip: tiene que haber un microchip ISO colocado para que las vacunas contra la rabia cuenten.',
  },
  'petImport.vaccinations.1': {
    of: '8f973b19',
    text: 'Dos vacunas contra la rabia con el microchip colocado, la segunda al menos 30 días después de la primera y dentro del periodo de validez de esta.',
  },
  'petImport.vaccinations.2': {
    of: 'dfdc4754',
    text: 'Prueba de anticuerpos contra la rabia (titulación) después de la segunda vacuna, de un laboratorio reconocido por Japón.',
  },
  'petImport.vaccinations.3': {
    of: '83a38d9a',
    text: 'Espera de 180 días desde el día de la toma de la muestra de sangre hasta la llegada del animal.',
  },
  'petImport.vaccinations.4': {
    of: '3a0f0086',
    text: 'Las mascotas de las pocas regiones que Japón designa como libres de rabia siguen un procedimiento más corto; pregunte al Servicio de Cuarentena Animal si la suya es una de ellas.',
  },
  'petImport.quarantine': {
    of: '09baf52f',
    text: 'Los perros y gatos que cumplen todas las condiciones de Japón suelen quedar libres tras una inspección de hasta unas 12 horas. Los animales que no cumplen alguna condición, casi siempre la espera de 180 días, pueden quedar retenidos hasta 180 días a su costa. Cuente con siete u ocho meses de preparación desde la primera vacuna.',
  },
  'petImport.healthCertificate': {
    of: '1221f611',
    text: 'Avise al Servicio de Cuarentena Animal al menos 40 días antes de que la mascota llegue a Japón y espere su aprobación; también exige un certificado de un veterinario oficial del país de origen, hecho poco antes del vuelo. El servicio (maff.go.jp/aqs) tiene sus propios formularios, así que pida a su veterinario que rellene esos.',
  },
  'vehicleImport.regulations': {
    of: '969091a4',
    text: 'En Japón, un automóvil necesita una declaración general de importación, aparte del menaje de casa. Un automóvil que haya usado antes de llegar puede acogerse a la exención para el menaje con tres ejemplares de la solicitud de exención y prueba de uso; las fuentes no coinciden en si se exigen 6 o 12 meses de uso, así que consulte a la Aduana de Japón antes de enviarlo.',
  },
  'vehicleImport.duties': {
    of: '43924e35',
    text: 'Los derechos de aduana para automóviles en Japón son del 0 %, pero sin la exención suele pagarse un 10 % de impuesto al consumo. Según informan otras guías, un automóvil exento que se vende antes de 2 años queda sujeto a impuestos. La inspección de seguridad (shaken), los cambios que exija y la matriculación encarecen bastante la operación.',
  },
  'vehicleImport.documentation.0': {
    of: '3fa34da8',
    text: 'Tres ejemplares de la solicitud de exención de derechos e impuestos.',
  },
  'vehicleImport.documentation.1': {
    of: 'd7ba97ec',
    text: 'Prueba de que poseía y usaba el automóvil antes de entrar en Japón, como los documentos de matriculación y del seguro.',
  },
  'vehicleImport.documentation.2': {
    of: 'f87ac2fa',
    text: 'Pasaporte y la declaración de artículos acompañados y no acompañados, sellada.',
  },
  'vehicleImport.documentation.3': { of: '1a88f9ec', text: 'Conocimiento de embarque del automóvil.' },
  'vehicleImport.documentation.4': {
    of: '7fd9ab88',
    text: 'Documentos para el control de emisiones y la inspección de seguridad (shaken).',
  },
  'vehicleImport.restrictions': {
    of: '55765a15',
    text: 'Llevar un automóvil a Japón rara vez compensa: la prueba de emisiones, el shaken y la matriculación son lentos y costosos, y los buenos automóviles usados son baratos allí. Se circula por la izquierda. En la mayoría de las localidades se necesita además un certificado de la policía de que se dispone de una plaza de estacionamiento antes de poder matricular un automóvil.',
  },
  'healthcare.system': {
    of: '8a3a7d1f',
    text: 'Japón tiene un seguro público de salud universal y una red densa de clínicas y hospitales que se pueden elegir libremente. Los pacientes asegurados suelen pagar el 30 % de la factura, y un tope mensual limita lo que cuestan los tratamientos importantes.',
  },
  'healthcare.insurance': {
    of: '015d5500',
    text: 'Toda persona que se queda en Japón más de tres meses tiene que afiliarse: los empleados a través de la empresa, los demás al Seguro Nacional de Salud en la oficina municipal o de distrito. Lleve un seguro de viaje o privado para las primeras semanas.',
  },
  'healthcare.emergencyNumber': { of: 'aac40923', text: '110 (policía), 119 (bomberos y ambulancia)' },
  'education.schoolSystem': {
    of: 'a6722901',
    text: 'En Japón la escuela comprende seis años de primaria, tres de secundaria inferior y tres de secundaria superior; los nueve primeros son obligatorios para los niños japoneses y están abiertos a los extranjeros, y en las escuelas públicas no se paga la enseñanza. El año escolar empieza en abril. Solicite plaza en la oficina municipal o de distrito.',
  },
  'education.languageOfInstruction': {
    of: '6b3cf79e',
    text: 'En las escuelas públicas de Japón se enseña en japonés, y muchas ofrecen cierto apoyo lingüístico a los recién llegados. Las escuelas internacionales de las grandes ciudades enseñan en inglés y en otros idiomas.',
  },
  'utilities.electricity': {
    of: 'cb85dc51',
    text: 'En Japón la corriente es de 100 V, con enchufes de los tipos A y B, a 50 Hz en el este (Tokio) y a 60 Hz en el oeste (Osaka, Nagoya, Kyushu). Los aparatos fabricados para 220 a 240 V no funcionan allí sin transformador y por lo general es mejor dejarlos; busque una etiqueta que diga 100-240 V y 50/60 Hz.',
  },
  'utilities.internet': {
    of: '7802dbf6',
    text: 'La fibra es rápida y corriente en las ciudades japonesas, pero instalar una línea nueva puede llevar semanas; muchas personas cubren ese tiempo con un pocket wifi o un plan móvil. Pregunte al arrendador si el edificio ya tiene línea.',
  },
  'utilities.banking': {
    of: 'd8591cf5',
    text: 'Para abrir una cuenta en Japón suelen hacer falta la tarjeta de residencia, la dirección registrada y un número de teléfono japonés; algunos bancos piden una estancia de seis meses o un empleo, y otros un sello personal. Lleve efectivo o una tarjeta extranjera que funcione allí para las primeras semanas.',
  },
  'culturalTips.0': {
    of: 'a0283744',
    text: 'En Japón, quítese los zapatos a la entrada de las casas y de algunas clínicas, escuelas y restaurantes; la señal es un escalón en el suelo o un mueble para zapatos.',
  },
  'culturalTips.1': {
    of: 'cfbe8fee',
    text: 'Pida en su edificio o en la oficina de distrito el calendario de la basura: en Japón los residuos se separan con rigor y cada tipo tiene su día.',
  },
  'culturalTips.2': {
    of: 'da34e88c',
    text: 'En los trenes y autobuses de Japón, mantenga el teléfono en silencio y atienda las llamadas fuera.',
  },
  'culturalTips.3': {
    of: '6f9dc16c',
    text: 'Un pequeño regalo para los vecinos y un breve saludo el día de la mudanza son una costumbre amable en Japón y abren puertas.',
  },
  'culturalTips.4': {
    of: 'fdf59357',
    text: 'En Japón, entregue y reciba las tarjetas de visita con las dos manos y lea la tarjeta antes de guardarla.',
  },
  'importantContacts.emergencyServices': {
    of: '0c9b2aa3',
    text: 'En Japón, marque el 110 para la policía y el 119 para los bomberos o una ambulancia.',
  },
  'importantContacts.taxOffice': {
    of: 'e5c36e46',
    text: 'La Agencia Nacional Tributaria se ocupa del impuesto sobre la renta en Japón: nta.go.jp. El impuesto de residencia es asunto de su municipio.',
  },
  'sources.0.title': { of: '1274fd56', text: 'Aduana de Japón: menaje de casa y artículos no acompañados' },
  'sources.1.title': { of: 'de5ff2ad', text: 'Servicio de Cuarentena Animal de Japón: preguntas sobre perros y gatos' },
  'sources.2.title': {
    of: 'b45cb387',
    text: 'Agencia de Servicios de Inmigración de Japón, con su portal sobre la vida cotidiana',
  },
  'sources.3.title': { of: '5042de07', text: 'Agencia Nacional Tributaria de Japón' },
  'sources.4.title': { of: 'd2081294', text: 'Autoridad Alimentaria de Finlandia: llevar mascotas a Japón' },
  'sources.5.title': { of: '9a50273d', text: 'A-Cross: mudarse a Japón (secondary)' },
  'sources.6.title': { of: '913b8ff7', text: 'Blue Horizon Shipping: mudarse a Japón (secondary)' },
  'sources.7.title': { of: '9d49f752', text: 'Guía de importación a Japón para empresas de mudanzas (secondary)' },
  'sources.8.title': { of: '3f686a8e', text: 'Angloinfo: importar un vehículo a Japón (secondary)' },
  'sources.9.title': { of: '3ed57b9f', text: 'Números de emergencia por país (open data)' },
  'sources.10.title': { of: '3bd274cc', text: 'Voltajes y enchufes por país (open data)' },
};
